/** What the mark is drawn as. Another name may want another mark: npm run launch-check asks for it by this. */
export const markLetter = 'S';
