/** What the person at this device called itself last. */
import { limits } from '@palatine/tables/limits'
import { recall, remember } from './storage.ts'

const place = 'palatine.name'

export const lastName = (): string => (recall('localStorage', place) ?? '').slice(0, limits.name)
export const keepName = (name: string): void => remember('localStorage', place, name)
