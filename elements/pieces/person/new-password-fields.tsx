import { PasswordInput } from '@ribambelle/ui/forms/password-input.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import type { InputOf } from './input-of.ts';

/** A new password, twice (3 §2). */
export const NewPasswordFields = ({ input }: { readonly input: InputOf }): ReactElement => {
  const texts = useTexts('sign-in');
  const common = {
    autoComplete: 'new-password',
    required: true,
    texts: texts.password_field,
  } as const;
  return (
    <>
      <PasswordInput
        label={texts.new_password}
        description={texts.password_rule}
        {...common}
        {...input('password')}
      />
      <PasswordInput label={texts.confirmation} {...common} {...input('confirmation')} />
    </>
  );
};
