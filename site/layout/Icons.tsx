/**
 * What browsers and phones show for the site; build/2-assets/icons.ts makes the files. Without itemProp, which the build takes out
 * again, React would move them into the head.
 */
export function Icons() {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" itemProp="" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" itemProp="" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" itemProp="" />
      <link rel="manifest" href="/site.webmanifest" itemProp="" />
    </>
  );
}
