import { confirmationOf, isConfirmed } from '@ribambelle/domain/customers/delete-confirmation.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { TextInput } from '@ribambelle/ui/forms/text-input.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type FormEvent, type ReactElement, type ReactNode, useState } from 'react';
import styles from './account.module.css';

interface ConfirmationFormProps {
  /** The name to type, in any case and spacing (1 §5). */
  readonly name: string;
  readonly button: string;
  readonly back: string;
  readonly refusal: string | null;
  readonly sending: boolean;
  readonly onConfirmed: (typed: string) => void;
  /** The consequences, shown beforehand. */
  readonly children: ReactNode;
}

/** Asks to type a name before something is deleted. */
export const ConfirmationForm = (props: ConfirmationFormProps): ReactElement => {
  const texts = useTexts('account');
  const errorText = useErrorText();
  const [name_typed, setNameTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWrong(!isConfirmed(name_typed, props.name));
    if (isConfirmed(name_typed, props.name) && !props.sending) props.onConfirmed(name_typed);
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <Notice tone="yellow">{props.children}</Notice>
      <TextInput
        label={texts.type_name(confirmationOf(props.name))}
        value={name_typed}
        onChange={(event) => setNameTyped(event.currentTarget.value)}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={wrong ? errorText('CONFIRMATION_MISMATCH') : undefined}
      />
      {props.refusal !== null && <Notice tone="red">{props.refusal}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" kind="danger" loading={props.sending}>
          {props.button}
        </Button>
        <Link href={props.back} className={buttonClass({ kind: 'plain' })}>
          {texts.keep}
        </Link>
      </div>
    </form>
  );
};
