/** /article and /feature: routed, and empty until there is something to read. */
export function Page() {
  return <main id="main" />;
}
