import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { RegistrationForm } from './use-registration-form.ts';

/**
 * Returns a function for the words of an error of a field; errors of a participant as a whole are
 * shown at the list of participants, with the name.
 */
export function useFieldErrors({
  fieldErrors,
  members,
}: Pick<RegistrationForm, 'fieldErrors' | 'members'>): (field: string) => string | undefined {
  const texts = useTexts('cart');
  const errorText = useErrorText();
  return (field) => {
    const code = fieldErrors[field];
    if (field !== 'participant_ids') return code === undefined ? undefined : errorText(code);
    const lines = members.flatMap(({ id, firstname }) => {
      const error = fieldErrors[String(id)];
      return error === undefined ? [] : [texts.about(firstname, errorText(error))];
    });
    if (code !== undefined) return texts.participant_missing;
    return lines.length === 0 ? undefined : lines.join(' ');
  };
}
