import { Button, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { formatMonth } from '@ribambelle/texts/formats/format-date.ts';
import { useMay, useSession } from '../../data/session.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { Section } from '../../panels/facts.tsx';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { SendFoot } from '../../panels/send-foot.tsx';

type Mandate = Answer<'listOfficePaymentMandates'>['data'][number];

/**
 * The means of payment that are or were kept for a family, with what it agreed to; nothing when
 * there was never one.
 */
export function KeptMeans({ customer }: { customer: string }) {
  const texts = useTexts('office-payment-mandates');
  const mandates = useCall('listOfficePaymentMandates', { customer }).data?.data ?? [];
  if (mandates.length === 0) return null;
  return (
    <Section title={texts.title} order={2}>
      <Text size="sm" c="dimmed">
        {texts.help}
      </Text>
      {mandates.map((mandate) => (
        <KeptOne key={mandate.cuid} mandate={mandate} />
      ))}
    </Section>
  );
}

function KeptOne({ mandate }: { mandate: Mandate }) {
  const texts = useTexts('office-payment-mandates');
  const { reasonOf } = useTexts('payment-mandates');
  const formats = useFormats();
  const language = useLanguage();
  const may = useMay();
  const { timezone } = useSession().organiser;
  const { state, label, valid_until, words, agreed_at, ended_at, end_reason } = mandate;
  const dayText = (at: string) => formats.plainDay(dayOf(at, timezone));
  const month = valid_until === null ? null : monthOf(valid_until, language);
  const facts = [
    texts.since(dayText(agreed_at)),
    ...(month === null ? [] : [texts.valid_until(month)]),
    ...(ended_at === null || end_reason === null
      ? []
      : [texts.ended_on(dayText(ended_at), reasonOf(end_reason))]),
  ];
  return (
    <Stack gap={4} mt="sm">
      <Text fw={600} td={state === 'ENDED' ? 'line-through' : undefined}>
        {label === '' ? texts.erased : label}
      </Text>
      <Text size="sm">{facts.join(' · ')}</Text>
      <details>
        <summary>{texts.words}</summary>
        <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
          {words}
        </Text>
      </details>
      {state === 'ACTIVE' && may('payments.update') ? <EndMandate mandate={mandate} /> : null}
    </Stack>
  );
}

function monthOf(month: string, language: Language): string {
  return formatMonth(`${month}-15T12:00:00.000Z`, { language, time_zone: 'UTC' });
}

/** The button that ends one, and the dialog that says what follows. */
function EndMandate({ mandate }: { mandate: Mandate }) {
  const texts = useTexts('office-payment-mandates');
  return (
    <FormDialog
      title={texts.end_title}
      renderButton={(open) => (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={texts.end_of(mandate.label)}
          style={{ alignSelf: 'start' }}
          onClick={open}
        >
          {texts.end}
        </Button>
      )}
    >
      {(close) => <EndForm mandate={mandate} close={close} />}
    </FormDialog>
  );
}

function EndForm({ mandate, close }: { mandate: Mandate; close: () => void }) {
  const texts = useTexts('office-payment-mandates');
  const { saving, sending } = useActionForm('endOfficePaymentMandate', {
    values: {},
    request: () => ({ payment_mandate: mandate.cuid }),
    refreshes: ['listOfficePaymentMandates', 'listAuditLog'],
    done: texts.ended,
    after: close,
  });
  return (
    <ActionForm saving={saving}>
      <Stack>
        <Text>{texts.end_help}</Text>
        <SendFoot close={close} sending={sending} color="red">
          {texts.end}
        </SendFoot>
      </Stack>
    </ActionForm>
  );
}
