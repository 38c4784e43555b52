import { Button, Stack, Text, TextInput } from '@mantine/core';
import { SendFoot } from '../../panels/send-foot.tsx';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import { NEWS_WAYS, type NewsWay } from '@ribambelle/domain/customers/news.ts';
import { Select } from '../../fields/choices.tsx';
import { useMay, useSession } from '../../data/session.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { Section } from '../../panels/facts.tsx';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { todayIn } from '../availabilities/week.ts';

type Customer = Answer<'getOfficeCustomer'>;

/**
 * The consent of a family to news, its origin, and the button with which staff note a change that
 * the family told them.
 */
export function CustomerNews({ customer }: { customer: Customer }) {
  const texts = useTexts('office-customers').news;
  const formats = useFormats();
  const may = useMay();
  const { timezone } = useSession().organiser;
  const { agrees, since, noted } = customer.news;
  const name = agrees ? texts.note_ended : texts.note_agreed;
  const note =
    may('customers.update') && (agrees || customer.email !== null) ? (
      <FormDialog
        title={name}
        renderButton={(open) => (
          <Button size="compact-sm" variant="light" onClick={open}>
            {name}
          </Button>
        )}
      >
        {(close) => <NewsForm customer={customer} close={close} />}
      </FormDialog>
    ) : undefined;
  return (
    <Section title={texts.title} order={2} tools={note}>
      <Text>
        {agrees ? texts.agrees : texts.refuses}
        {since === null ? null : ` ${texts.since(formats.plainDay(dayOf(since, timezone)))}`}
      </Text>
      {since === null ? null : (
        <Text size="sm" c="dimmed">
          {noted === null
            ? texts.by_itself
            : texts.noted(texts.ways[noted.how], formats.plainDay(noted.on), noted.by)}
        </Text>
      )}
    </Section>
  );
}

function NewsForm({ customer, close }: { customer: Customer; close: () => void }) {
  const texts = useTexts('office-customers').news;
  const today = todayIn(useSession().organiser.timezone);
  const values: { how: NewsWay; on: string } = { how: 'PHONE', on: today };
  const { form, saving, sending } = useActionForm('noteNews', {
    values,
    request: (form_values) => ({
      ...form_values,
      customer: customer.cuid,
      agrees: !customer.news.agrees,
    }),
    refreshes: ['getOfficeCustomer', 'listAuditLog'],
    done: texts.done,
    after: close,
  });
  return (
    <ActionForm saving={saving}>
      <Stack>
        <Text>{texts.note_help}</Text>
        <Select
          label={texts.how}
          data={NEWS_WAYS.map((value) => ({ value, label: texts.ways[value] }))}
          allowDeselect={false}
          data-autofocus
          {...form.getInputProps('how')}
        />
        <TextInput
          type="date"
          label={texts.on}
          required
          max={today}
          {...form.getInputProps('on')}
        />
        <SendFoot close={close} sending={sending}>
          {texts.note}
        </SendFoot>
      </Stack>
    </ActionForm>
  );
}
