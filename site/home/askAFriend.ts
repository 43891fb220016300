/** WhatsApp lets the visitor choose whom to send it to. The address opens the same court. */
export const askAFriend = (message: string, address = '') =>
  `https://wa.me/?text=${encodeURIComponent(`${message} ${address}`.trim())}`;
