import type { Facts } from '../content/schema.ts';
import type { Files } from './files.ts';

/** Tells Android and iOS which apps are ours, so that links and saved passwords may open in them. */
export function addAssociations(files: Files, { apps }: Facts): void {
  const { packageName, certificates } = apps?.android ?? {};
  if (packageName && certificates && certificates.length > 0) {
    const target = { namespace: 'android_app', package_name: packageName, sha256_cert_fingerprints: certificates };
    const relation = ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'];
    files.set('/.well-known/assetlinks.json', JSON.stringify([{ relation, target }]));
  }
  const { teamId, bundleId } = apps?.ios ?? {};
  if (teamId && bundleId) {
    const app = `${teamId}.${bundleId}`;
    const details = [{ appIDs: [app], components: [{ '/': '/*' }] }];
    files.set(
      '/.well-known/apple-app-site-association',
      JSON.stringify({ applinks: { details }, webcredentials: { apps: [app] } }),
    );
  }
}
