/** Every address of the app: the server answers with it for these, and the app shows a page for these. */

/** By the first part of the path: whether an id comes behind it. */
const routes = {
  '': 'never',
  new: 'always',
  /** A table of this browser. */
  table: 'always',
  /** A table of the server, by its id or its code, whatever its state. */
  at: 'always',
  /** A table of the server that is still to be made. */
  open: 'always',
  tables: 'never',
  me: 'never',
  host: 'never',
  replay: 'perhaps',
  rules: 'always',
  guided: 'always',
  games: 'never',
  settings: 'never',
  kit: 'never',
} as const

export type Route = keyof typeof routes

/** The route of a path and the id behind it ('' if there is none); undefined if the app has no such page. */
export function routeOf(path: string): { readonly route: Route; readonly id: string } | undefined {
  const parts = /^\/(?:([^/]+)(?:\/([^/]+))?\/?)?$/.exec(path)
  if (!parts) return undefined
  const [, first = '', id = ''] = parts
  if (!isRoute(first)) return undefined
  const wanted = routes[first]
  return (id === '' && wanted === 'always') || (id !== '' && wanted === 'never') ? undefined : { route: first, id }
}

const isRoute = (name: string): name is Route => Object.hasOwn(routes, name)
