import type { Facts } from '../../content/schema.ts';
import type { Files } from '../lib/publishedFiles.ts';

/** Only the file for iOS lists the paths that open in the app, because an Android app declares them itself. */
export function addAppAssociations(files: Files, { apps }: Facts): void {
  const { packageName, certificateFingerprints } = apps?.android ?? {};
  if (packageName && certificateFingerprints && certificateFingerprints.length > 0) {
    const target = {
      namespace: 'android_app',
      package_name: packageName,
      sha256_cert_fingerprints: certificateFingerprints,
    };
    const relation = ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'];
    files.set('/.well-known/assetlinks.json', JSON.stringify([{ relation, target }]));
  }
  const { teamId, bundleId, paths = [] } = apps?.ios ?? {};
  if (teamId && bundleId) {
    const app = `${teamId}.${bundleId}`;
    const details = [{ appIDs: [app], components: paths.map((path) => ({ '/': path })) }];
    const universalLinks = paths.length > 0 ? { applinks: { details } } : {};
    files.set(
      '/.well-known/apple-app-site-association',
      JSON.stringify({ ...universalLinks, webcredentials: { apps: [app] } }),
    );
  }
}
