import { Anchor, Group, Paper, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { groupIban } from '@ribambelle/domain/bank-transfers/iban.ts';
import { useFormats } from '../../formats/formats.ts';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { FailTransfer } from './fail-transfer.tsx';

type Transfer = Answer<'listOutgoingTransfers'>['data'][number];

/** A transfer: its family, its account and its words, and the act that takes it back. */
export function OneTransfer({ transfer }: { transfer: Transfer }) {
  const texts = useTexts('office-outgoing-transfers');
  const formats = useFormats();
  const { amount, holder, iban, message, state, created_at, made_by, payment, note } = transfer;
  const facts = [groupIban(iban), message, formats.moment(created_at), made_by ?? '', note];
  return (
    <Paper component="li" withBorder p="sm" style={{ listStyle: 'none' }}>
      <Stack gap={4}>
        <Group justify="space-between" wrap="nowrap" align="baseline">
          <Text fw={600} component="div" style={{ overflowWrap: 'anywhere' }}>
            {payment === null ? (
              holder || transfer.customer.name
            ) : (
              <Anchor component={LinkAndBack} to={`/payments/${payment}`} inherit>
                {holder || transfer.customer.name}
              </Anchor>
            )}
          </Text>
          <Text fw={600} className="office-number office-nowrap">
            {formats.price(amount)}
          </Text>
        </Group>
        <Group justify="space-between" gap="sm">
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {facts.filter((fact) => fact !== '').join(' · ')}
          </Text>
          <Group gap="sm">
            {state === 'PENDING' ? null : (
              <Text size="sm" c={state === 'FAILED' ? 'red.7' : 'gray.7'}>
                {texts.states[state]}
              </Text>
            )}
            {state === 'FAILED' ? null : <FailTransfer transfer={transfer} />}
          </Group>
        </Group>
      </Stack>
    </Paper>
  );
}
