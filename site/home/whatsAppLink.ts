/** WhatsApp lets the visitor choose whom to send it to. The address opens the same court. */
export function whatsAppLink(message: string, address = ''): string {
  return `https://wa.me/?text=${encodeURIComponent(`${message} ${address}`.trim())}`;
}
