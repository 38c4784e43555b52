import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/**
 * A password field, with a button that shows the password, labelled in the language of the page.
 */
export function PasswordField(props: PasswordInputProps) {
  const { show_password } = useTexts('office');
  return <PasswordInput {...props} visibilityToggleButtonProps={{ 'aria-label': show_password }} />;
}
