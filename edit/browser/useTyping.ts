import { useEffect, useRef, useState } from 'react';
import type { Done, Field } from '../messages.ts';
import { type Typing, typedIn } from './inPlace.ts';

type Save = (field: Field, value: string, whenSaved: () => void) => Promise<Done>;

/** Typing in place: Enter or leaving saves, Esc gives back; what is wrong stays as it was typed until it is right. */
export function useTyping(save: Save) {
  const [typing, setTyping] = useState<Typing>();
  const [typed, setTyped] = useState('');
  const [told, setTold] = useState<Done>({});
  const latest = useRef({ save, told });
  latest.current = { save, told };

  const end = (ended: Typing, isSaved = false) => {
    ended.restore(isSaved);
    setTyping((current) => (current === ended ? undefined : current));
    setTold({});
  };

  const store = async (ended: Typing, was = ended.field.value): Promise<boolean> => {
    const value = typedIn(ended);
    if (value === ended.field.value && was === value) {
      end(ended);
      return true;
    }
    const done = await latest.current.save({ ...ended.field, value: was }, value, () => end(ended, true));
    const isWrong = Boolean(done.mistakes ?? done.conflict);
    if (!isWrong) return true;
    setTold(done);
    ended.element.setAttribute('aria-invalid', 'true');
    return false;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with each text, and reads the rest as it is then
  useEffect(() => {
    if (!typing) return;
    const { element } = typing;
    let isEnding = false;
    const once = async () => {
      if (isEnding) return;
      isEnding = true;
      if (!(await store(typing))) isEnding = false;
    };
    const onInput = () => setTyped(typedIn(typing));
    const onKey = (event: KeyboardEvent) => {
      // The page has keys of its own.
      event.stopPropagation();
      if (event.key === 'Escape') {
        isEnding = true;
        end(typing);
      }
      if (event.key !== 'Enter' || event.isComposing) return;
      event.preventDefault();
      void once();
    };
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      const isOurs = relatedTarget instanceof Element && relatedTarget.localName === 'edit-bar';
      if (!isOurs && element.isConnected && !latest.current.told.conflict) void once();
    };
    setTyped(typedIn(typing));
    element.addEventListener('input', onInput);
    element.addEventListener('keydown', onKey);
    element.addEventListener('blur', onBlur);
    return () => {
      element.removeEventListener('input', onInput);
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('blur', onBlur);
    };
  }, [typing]);

  const isTyped = (element: Element) => typing?.element.contains(element) ?? false;
  const isUnsaved = typing !== undefined && typed !== typing.field.value;
  return { typing, begin: setTyping, end, store, typed, told, isTyped, isUnsaved };
}
