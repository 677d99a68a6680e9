// Keeps the app in the browser, so that it starts without a network. The build fills in the two constants.
const version = '__VERSION__'
const files = ['__FILES__']
const cacheName = `palatine-${version}`

self.addEventListener('install', event => {
  // A new version waits until no page of the old one is open, or until it is let in: two are never mixed.
  event.waitUntil(
    caches.open(cacheName).then(cache => cache.addAll(files.map(file => new Request(file, { cache: 'reload' })))),
  )
})

self.addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(names.filter(name => name !== cacheName).map(name => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

// Somebody has read that there is a new version, and wants it now.
self.addEventListener('message', event => {
  if (event.data === 'come in') self.skipWaiting()
})

self.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  const wanted = request.mode === 'navigate' ? '/' : url.pathname
  event.respondWith(
    caches
      .open(cacheName)
      .then(cache => cache.match(wanted))
      .then(found => found ?? fetch(request)),
  )
})
