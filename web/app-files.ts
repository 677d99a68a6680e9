/** The app as it was built, for whoever serves it. */
import { filesIn } from '@palatine/server/files'
import type { App } from '@palatine/server/http'
import { dist } from './build.ts'
import { routeOf } from './routes.ts'

export const appIn = (folder = dist): App => ({
  files: filesIn(folder),
  isPage: path => routeOf(path) !== undefined,
})
