import type { ComponentProps } from 'react';
import { say, type Word } from './words.ts';

/** A button of the editor's own, by the name of its words. */
export const Press = ({ what, ...props }: ComponentProps<'button'> & { what: Word }) => (
  <button type="button" {...props}>
    {say(what)}
  </button>
);
