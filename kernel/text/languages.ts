/** Every language that something is translated into, by its tag, as its speakers call it: docs/translate.md. */
export const languageNames: { readonly [tag: string]: string } = {
  en: 'English',
  de: 'Deutsch',
}
