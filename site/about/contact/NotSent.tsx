import type { Failure } from '../../../contract/contactState.ts';
import { Alert, type AlertRef } from './Alert.tsx';
import { OtherWays, type WaysProps } from './OtherWays.tsx';

type Props = WaysProps & { failure: Failure | 'noServer'; ref: AlertRef };

/** Says that it was not sent and why, and offers the ways that do not need our server. */
export function NotSent({ failure, ref, ...ways }: Props) {
  return (
    <Alert ref={ref} title={ways.words.title} said={<p>{ways.words[failure]}</p>}>
      {/* What has reached us once needs no other way, and what is too long for us is too long for a link. */}
      {failure === 'keyReused' || failure === 'tooLarge' ? null : <OtherWays {...ways} />}
    </Alert>
  );
}
