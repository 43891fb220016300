import { expect, test } from 'vitest';
import type { Facts } from '../../content/schema.ts';
import { addAppAssociations } from '../../ssg/assets/appAssociations.ts';
import type { Files } from '../../ssg/lib/publishedFiles.ts';
import { testContent } from '../content/testContent.ts';

const content = testContent('en');
const ourApps: NonNullable<Facts['apps']> = {
  ios: { appStoreId: '1234567890', teamId: 'A1B2C3D4E5', bundleId: 'id.sehobi.app', paths: ['/events/*'] },
  android: { packageName: 'id.sehobi.app', certificateFingerprints: [Array(32).fill('AB').join(':')] },
};

function associationFiles(apps: Facts['apps']): Files {
  const files: Files = new Map();
  addAppAssociations(files, { ...content.facts, apps });
  return files;
}

const parsed = (name: string, files: Files) => JSON.parse(String(files.get(`/.well-known/${name}`)));

test('there are no association files for apps whose ids are not in the content', () => {
  expect([...associationFiles(content.facts.apps).keys(), ...associationFiles(undefined).keys()]).toEqual([]);
  const incomplete = {
    ios: { ...ourApps.ios, teamId: '' },
    android: { ...ourApps.android, certificateFingerprints: [] },
  };
  expect([...associationFiles(incomplete).keys()]).toEqual([]);
});

test('iOS and Android get association files with the ids and links in the content', () => {
  const files = associationFiles(ourApps);
  const target = { package_name: 'id.sehobi.app', sha256_cert_fingerprints: ourApps.android.certificateFingerprints };
  const relation = ['handle_all_urls', 'get_login_creds'].map((name) => `delegate_permission/common.${name}`);
  expect(parsed('assetlinks.json', files)).toEqual([{ relation, target: { namespace: 'android_app', ...target } }]);
  const app = 'A1B2C3D4E5.id.sehobi.app';
  expect(parsed('apple-app-site-association', files)).toEqual({
    applinks: { details: [{ appIDs: [app], components: [{ '/': '/events/*' }] }] },
    webcredentials: { apps: [app] },
  });
  const withoutPaths = associationFiles({ ...ourApps, ios: { ...ourApps.ios, paths: [] } });
  expect(parsed('apple-app-site-association', withoutPaths)).toEqual({ webcredentials: { apps: [app] } });
});
