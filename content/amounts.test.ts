import { expect, test } from 'vitest';
import { amountsIn, withAmounts } from './schema/amounts.ts';

test('amounts are read and written in every notation of both languages', () => {
  expect(amountsIn('Rp 45.000, 45,000 rupiah or 45000; not 19.00, 13.40, 24 or 1.5')).toEqual([45000, 45000, 45000]);
  const changed = new Map([[45000, 1_050_000]]);
  expect(withAmounts('Rp 45.000, 45,000 rupiah, 45000, 450.000', changed)).toBe(
    'Rp 1.050.000, 1,050,000 rupiah, 1050000, 450.000',
  );
});
