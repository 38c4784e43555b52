import { DateChoices } from '@ribambelle/elements/pieces/registration-form/date-choices.tsx';
import { ActivityFields } from '@ribambelle/elements/pieces/registration-form/question-fields.tsx';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import { Dialog } from '@ribambelle/ui/layout/dialog.tsx';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { useErrorText, useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type ReactElement, useId, useState } from 'react';
import styles from '../account.module.css';
import { Failed } from '../paged-list.tsx';
import { ChangeMoney } from './change-money.tsx';
import type { Choices } from './change-values.ts';
import type { RegistrationDetail } from './registration-detail.ts';
import { type ChangeState, useChange } from './use-change.ts';

/** Opens the form for changing dates, options and answers of a registration (3 §2, §4). */
export const ChangeForm = ({
  registration,
}: {
  readonly registration: RegistrationDetail;
}): ReactElement => {
  const texts = useTexts('account');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="white" onClick={() => setOpen(true)}>
        {texts.change_registration}
      </Button>
      {open && <ChangeDialog cuid={registration.cuid} onClose={() => setOpen(false)} />}
    </>
  );
};

const ChangeDialog = ({
  cuid,
  onClose,
}: {
  readonly cuid: string;
  readonly onClose: () => void;
}): ReactElement => {
  const texts = useTexts('account');
  const shell = useTexts('shell');
  const { data, error, refetch } = useCall('getRegistrationChoices', { cuid });
  if (data !== undefined) return <Form choices={data} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={texts.change_registration} close_label={shell.close}>
      {error === null ? (
        <Skeleton shape="text" count={4} />
      ) : (
        <Failed retry={() => void refetch()} />
      )}
    </Dialog>
  );
};

const Form = ({
  choices,
  onClose,
}: {
  readonly choices: Choices;
  readonly onClose: () => void;
}): ReactElement => {
  const texts = useTexts('account');
  const shell = useTexts('shell');
  const id = useId();
  const form = useChange(choices, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.change_registration}
      close_label={shell.close}
      actions={
        <>
          <Difference form={form} />
          <Button kind="plain" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button type="submit" form={id} loading={form.sending} disabled={!form.priced}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={id} ref={form.ref} className={styles.form} onSubmit={form.submit} noValidate>
        <Dates choices={choices} form={form} />
        <OptionsAndQuestions choices={choices} form={form} />
        {form.estimate !== null && <ChangeMoney estimate={form.estimate} />}
        {form.refusal !== null && <Notice tone="red">{form.refusal}</Notice>}
      </form>
    </Dialog>
  );
};

interface PartProps {
  readonly choices: Choices;
  readonly form: ChangeState;
}

/** All dates, those that have started ticked for good. A single date offers no choice. */
const Dates = ({ choices, form }: PartProps): ReactElement | null => {
  const texts = useTexts('account');
  const cart = useTexts('cart');
  const errorText = useErrorText();
  const { values, fieldErrors, change } = form;
  if (choices.dates.length < 2) return null;
  const noteOf = ({ takes_place, locked, selectable, status }: Choices['dates'][number]) => {
    if (!takes_place) return cart.date_off;
    if (locked) return texts.date_started;
    if (selectable) return null;
    if (status === 'OVERLAP') return cart.date_overlap;
    return status === 'CLOSED' ? cart.date_closed : cart.date_full;
  };
  return (
    <div className={styles.words}>
      <DateChoices
        field="dates"
        legend={texts.dates}
        dates={choices.dates.map((date) => ({
          ...date,
          disabled: !date.selectable || (choices.dates_together && date.chosen),
          note: noteOf(date),
        }))}
        chosen={values.dates}
        onChange={(dates) => change({ dates })}
        error={fieldErrors['dates'] === undefined ? undefined : errorText(fieldErrors['dates'])}
      />
      {!choices.dates_priced && <p className={styles.soft}>{texts.dates_same_price}</p>}
      {choices.dates_together && <p className={styles.soft}>{cart.dates_together}</p>}
    </div>
  );
};

/** Options, while nothing has started, and questions. */
const OptionsAndQuestions = ({ choices, form }: PartProps): ReactElement => {
  const texts = useTexts('account');
  const errorText = useErrorText();
  const { values, fieldErrors, change } = form;
  const { options, questions, options_locked } = choices;
  return (
    <>
      {options_locked && options.length > 0 && (
        <p className={styles.soft}>{texts.options_locked}</p>
      )}
      <ActivityFields
        offered={{ options: options_locked ? [] : options, questions }}
        values={values}
        change={change}
        errorOf={(field) =>
          fieldErrors[field] === undefined ? undefined : errorText(fieldErrors[field])
        }
      />
    </>
  );
};

/** The effect of the change on the price, visible next to its button. */
const Difference = ({ form }: { readonly form: ChangeState }): ReactElement => {
  const texts = useTexts('account');
  const language = useLanguage();
  const money = (amount: number) => formatPrice({ amount, language });
  const priceText = () => {
    const { estimate } = form;
    if (estimate === null || estimate.difference === 0) return null;
    const { current_total_amount, total_amount, outstanding_amount, wallet_amount } = estimate;
    const owed_text = outstanding_amount > 0 ? texts.change_owes(money(outstanding_amount)) : null;
    return (
      <>
        <strong>{texts.change_total(money(current_total_amount), money(total_amount))}</strong>{' '}
        {wallet_amount > 0 ? texts.change_credits(money(wallet_amount)) : owed_text}
      </>
    );
  };
  return (
    <p className={styles.difference} aria-live="polite">
      {priceText()}
    </p>
  );
};
