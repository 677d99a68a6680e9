/** Copies a text; false if the browser does not let us. Over plain HTTP there is no clipboard, only the old command. */
export async function copyText(text: string): Promise<boolean> {
  // The types promise a clipboard everywhere.
  const { clipboard } = navigator as Partial<Navigator>
  try {
    await clipboard?.writeText(text)
    if (clipboard) return true
  } catch {
    // Not allowed: perhaps the command is.
  }
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  document.body.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  return done
}
