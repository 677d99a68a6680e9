import type { Title } from '@palatine/kernel'

interface Listing {
  readonly id: string
  /** Whether players are shown it; the teaching game is for developers. */
  readonly listed: boolean
  load(): Promise<Title>
}

/** Every game there is, each loaded when it is needed. */
export const titles: { readonly [id: string]: Listing } = {
  'eternal-palace': {
    id: 'eternal-palace',
    listed: true,
    load: async () => (await import('./eternal-palace/index.ts')).title,
  },
  eschnapur: { id: 'eschnapur', listed: true, load: async () => (await import('./eschnapur/index.ts')).title },
  'great-split': {
    id: 'great-split',
    listed: true,
    load: async () => (await import('./great-split/index.ts')).title,
  },
  xian: { id: 'xian', listed: true, load: async () => (await import('./xian/index.ts')).title },
  gatehouse: { id: 'gatehouse', listed: false, load: async () => (await import('./gatehouse/index.ts')).title },
}
