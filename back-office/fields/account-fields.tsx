import { TextInput } from '@mantine/core';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { decideIban, groupIban, isWholeIban } from '@ribambelle/domain/bank-transfers/iban.ts';
import { type ReactNode, useState } from 'react';

interface Props {
  readonly holder: string;
  readonly iban: string;
  readonly onChange: (account: { holder?: string; iban?: string }) => void;
  /** The refusals of the server. */
  readonly errors: { readonly holder?: ReactNode; readonly iban?: ReactNode };
}

/**
 * The holder and the number of a bank account. The number is checked as soon as it is whole or
 * left, and stands in groups of four.
 */
export function AccountFields({ holder, iban, onChange, errors }: Props) {
  const texts = useTexts('office-payments');
  const textOf = useErrorText();
  const [is_left, setLeft] = useState(false);
  const decision = decideIban(iban);
  const is_judged = iban !== '' && (is_left || isWholeIban(iban));
  const typing_error = !decision.ok && is_judged ? textOf(decision.refused) : null;
  return (
    <>
      <TextInput
        label={texts.account_holder}
        required
        maxLength={70}
        autoComplete="off"
        value={holder}
        onChange={({ currentTarget }) => onChange({ holder: currentTarget.value })}
        error={errors.holder}
      />
      <TextInput
        label={texts.account_iban}
        required
        maxLength={50}
        autoComplete="off"
        spellCheck={false}
        placeholder="BE00 0000 0000 0000"
        value={iban}
        onChange={({ currentTarget: { value, selectionStart } }) => {
          setLeft(false);
          // grouping moves the cursor to the end, so a number that is mended stays as it is
          onChange({ iban: selectionStart === value.length ? groupIban(value) : value });
        }}
        onBlur={() => {
          setLeft(true);
          onChange({ iban: groupIban(iban) });
        }}
        error={typing_error ?? errors.iban}
      />
    </>
  );
}
