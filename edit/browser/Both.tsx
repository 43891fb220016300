export function Both() {
  return null;
}
