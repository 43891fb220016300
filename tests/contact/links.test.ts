import { expect, test } from 'vitest';
import { mailLink } from '../../site/islands/contact/ownerLinks.ts';

test('a name is put into the mail’s subject as it was typed, whatever characters it has', () => {
  const owner = { email: 'hello@sehobi.example', phone: '1' };
  for (const name of ['Ayu $& Bima', "$1 $$ $` $'", '{sender}']) {
    const link = mailLink(owner, { name, email: '', message: 'Halo' }, 'From {sender}, hello');
    expect(new URL(link).searchParams.get('subject')).toBe(`From ${name}, hello`);
  }
});
