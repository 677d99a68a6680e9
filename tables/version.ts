/** Rises when an older page and a newer host, or the other way round, would not understand one another. */
export const protocolVersion = 1
