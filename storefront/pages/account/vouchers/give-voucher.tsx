import type { Answer } from '@ribambelle/api/client.ts';
import { giveVoucher } from '@ribambelle/api/customer-vouchers/give-voucher.ts';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { formatDate, formatInstant } from '@ribambelle/texts/formats/format-date.ts';
import { dayText } from '@ribambelle/elements/pieces/facts/day-text.ts';
import { localTimeOf } from '@ribambelle/texts/formats/local-time.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { showToast } from '@ribambelle/ui/feedback/toaster.ts';
import { DateInput } from '@ribambelle/ui/forms/date-input.tsx';
import { TextArea } from '@ribambelle/ui/forms/text-area.tsx';
import { TextInput } from '@ribambelle/ui/forms/text-input.tsx';
import { useEndpointForm } from '@ribambelle/ui/forms/use-endpoint-form.ts';
import { Section } from '@ribambelle/ui/layout/page.tsx';
import { type ReactElement, useState } from 'react';
import styles from '../account.module.css';
import { FileLink } from '../file-link.tsx';

type Voucher = Answer<'getAccountVoucher'>;

/**
 * Ways to give a purchased voucher: as a page to print, or by e-mail on a day; nothing once it
 * cannot be redeemed, or when its code cannot be read.
 */
export const GiveVoucher = ({ voucher }: { readonly voucher: Voucher }): ReactElement | null => {
  const codes = useTexts('voucher-codes');
  const [isOpen, setOpen] = useState(false);
  const { status, gift, cuid, code } = voucher;
  if ((status !== 'VALID' && status !== 'UNPAID') || code === '') return null;
  const isSent = gift !== null && gift.sent_at !== null;
  return (
    <Section title={codes.gift_title}>
      <div className={styles.form}>
        {gift !== null && <GiftState gift={gift} />}
        <div className={styles.actions}>
          {status === 'VALID' && (
            <FileLink path={`/vouchers/${cuid}/pdf`} icon="download">
              {codes.gift_pdf}
            </FileLink>
          )}
          {!isSent && !isOpen && (
            <Button kind="white" size="small" onClick={() => setOpen(true)}>
              {gift === null ? codes.gift_send : codes.gift_change}
            </Button>
          )}
        </div>
        {!isSent && isOpen && <GiftForm voucher={voucher} onDone={() => setOpen(false)} />}
      </div>
    </Section>
  );
};

/** The recipient and the day; or that it was sent. */
const GiftState = ({ gift }: { readonly gift: NonNullable<Voucher['gift']> }): ReactElement => {
  const codes = useTexts('voucher-codes');
  const reading = useReading();
  const { email, at, sent_at } = gift;
  return sent_at === null ? (
    <p>{codes.gift_planned(email, formatDate(at, { ...reading, year: true }))}</p>
  ) : (
    <Notice tone="green">{codes.gift_sent(email, formatInstant(sent_at, reading))}</Notice>
  );
};

const GiftForm = (input: {
  readonly voucher: Voucher;
  readonly onDone: () => void;
}): ReactElement => {
  const { voucher, onDone } = input;
  const texts = useTexts('account');
  const codes = useTexts('voucher-codes');
  const reading = useReading();
  const call = useClient();
  const answers = useAnswers();
  const { gift, cuid } = voucher;
  const dayOf = (instant: string) => dayText(localTimeOf(instant, reading.time_zone));
  const today = dayOf(reading.rendered_at);
  const { form, submit, sending, refusal } = useEndpointForm({
    schema: giveVoucher.request,
    initial_values: {
      cuid,
      email: gift?.email ?? '',
      name: gift?.name ?? '',
      message: gift?.message ?? '',
      day: gift === null ? today : dayOf(gift.at),
    },
    toRequest: ({ day, ...values }) => ({ ...values, day: day === '' ? null : day }),
    errorText: useErrorText(),
    send: (request) => call('giveVoucher', request),
    onDone: ({ message }) => {
      showToast({ kind: 'success', text: message });
      void answers.invalidate();
      onDone();
    },
  });
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <TextInput label={codes.gift_name} {...form.getInputProps('name')} />
      <TextInput
        label={codes.gift_email}
        type="email"
        required
        autoComplete="off"
        {...form.getInputProps('email')}
      />
      <TextArea label={codes.gift_message} {...form.getInputProps('message')} />
      <DateInput
        label={codes.gift_day}
        description={codes.gift_day_help}
        min={today}
        {...form.getInputProps('day')}
      />
      {refusal !== null && <Notice tone="red">{refusal}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" loading={sending}>
          {codes.gift_button}
        </Button>
        <Button kind="plain" onClick={onDone}>
          {texts.keep}
        </Button>
      </div>
    </form>
  );
};
