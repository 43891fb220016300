/** WhatsApp lets the visitor choose whom to send it to. The address opens the same court. */
export function askAFriend(message: string, address = ''): string {
  // Only what a query must not hold is written in code: twelve of these are in the page's first flight.
  const text = `${message} ${address}`.trim().replace(/[^\w.,:;!?/=-]/gu, encodeURIComponent);
  return `https://wa.me/?text=${text}`;
}
