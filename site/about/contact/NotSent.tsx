import type { Ref } from 'react';
import type { ContactMessage } from '../../../contract/contact.ts';
import type { Failure } from '../../../contract/contactState.ts';
import { mailLink, type Owner, whatsAppLink } from './otherWays.ts';
import type { FormWords } from './words.ts';

type Props = {
  words: FormWords['failed'];
  failure: Failure | 'noServer';
  owner: Owner;
  values: ContactMessage;
  ref?: Ref<HTMLDivElement>;
};

/** Says that it was not sent and why, and offers the ways that do not need our server. */
export function NotSent({ words, failure, owner, values, ref }: Props) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the page is only here because it was not sent, and this says so
    <div className="form-alert" ref={ref} tabIndex={-1} autoFocus>
      <div role="alert">
        <h3>{words.title}</h3>
        <p>{words[failure]}</p>
      </div>
      <OtherWays words={words} owner={owner} values={values} />
    </div>
  );
}

type WaysProps = Omit<Props, 'failure' | 'ref'> & { onTaken?: () => void };

export function OtherWays({ words, owner, values, onTaken }: WaysProps) {
  return (
    <p className="form-ways">
      <a href={mailLink(owner, values, words.subject)} onClick={onTaken}>
        {words.byEmail}
      </a>
      <a href={whatsAppLink(owner, values)} rel="noopener" target="_blank" onClick={onTaken}>
        {words.byWhatsApp}
      </a>
    </p>
  );
}
