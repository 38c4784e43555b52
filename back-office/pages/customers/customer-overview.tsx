import { Button } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { useMay } from '../../data/session.tsx';
import { Facts, Section } from '../../panels/facts.tsx';
import { PaymentReminders } from '../payment-reminders/payment-reminders.tsx';
import { CustomerNews } from './customer-news.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { FamilyData } from './family-data.tsx';
import { KeptMeans } from './kept-means.tsx';
import { CustomerForm } from './customer-form.tsx';

/** The contact and the answers of a family; both can be changed. */
export function CustomerOverview({ record: customer }: { record: Answer<'getOfficeCustomer'> }) {
  const texts = useTexts('office-customers');
  const records = useTexts('office-records');
  const may = useMay();
  const [editing, setEditing] = useState(false);
  if (editing)
    return (
      <div className="office-tab-form">
        <CustomerForm customer={customer} after={() => setEditing(false)} />
      </div>
    );
  const edit = may('customers.update') ? (
    <Button size="compact-sm" variant="light" onClick={() => setEditing(true)}>
      {texts.edit}
    </Button>
  ) : undefined;
  return (
    <div className="office-tab-parts">
      <Section title={records.contact} order={2} tools={edit}>
        <CustomerFacts customer={customer} />
      </Section>
      {customer.answers.length === 0 ? null : (
        <Section title={texts.answers} order={2}>
          <Facts rows={customer.answers.map(({ title, content }) => [title, content] as const)} />
        </Section>
      )}
      {(customer.outstanding_amount ?? 0) > 0 ? (
        <PaymentReminders customer={customer.cuid} order={2} />
      ) : null}
      {may('payments.read') ? <KeptMeans customer={customer.cuid} /> : null}
      <CustomerNews customer={customer} />
      <FamilyData customer={customer} />
    </div>
  );
}
