import { type ContactMessage, fields, messageOf } from '../../../contract/contact.ts';

export function inputOf(
  form: HTMLFormElement | null,
  name: string,
): HTMLInputElement | HTMLTextAreaElement | undefined {
  const input = form?.elements.namedItem(name);
  return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input : undefined;
}

export const readField = (form: HTMLFormElement | null, name: string) => inputOf(form, name)?.value ?? '';

export const readFields = (form: HTMLFormElement | null) => messageOf((field) => readField(form, field));

export function writeFields(form: HTMLFormElement | null, values: ContactMessage): void {
  for (const field of fields) {
    const input = inputOf(form, field);
    if (input && input.value !== values[field]) input.value = values[field];
  }
}
