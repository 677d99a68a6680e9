import type { Card } from '@palatine/tables/kept'
import { MemoryStore } from '@palatine/tables/memory-store'
import { storeCases } from '@palatine/tables/store-suite'
import { expect, test } from 'vitest'

class Spoilable extends MemoryStore {
  spoil(id: string): void {
    const row = this.rows.get(id)
    if (row) row.card = { nonsense: id } as unknown as Card
  }
}

test.each(storeCases)('the memory store: $name', async ({ run }) => {
  const store = new Spoilable()
  const stores = { open: async () => store, spoil: async (id: string) => store.spoil(id) }
  await expect(run(stores)).resolves.toBeUndefined()
})
