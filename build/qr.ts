import { generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';

/** Dark on white in every colour scheme, because that is what phones can read. */
export const qrCode = (url: string) => toSvgSource(generate(url), { on: '#12211b', off: '#fff', padX: 2, padY: 2 });
