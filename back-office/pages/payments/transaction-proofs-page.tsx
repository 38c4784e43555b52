import { Anchor, Group, Image, Paper, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { formatStructuredCommunication } from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { Page } from '../../shell/page.tsx';
import { WaitingFor } from '../../shell/waiting-for.tsx';
import { AcceptProof } from './accept-proof.tsx';
import { RefuseProof } from './refuse-proof.tsx';

type Proof = Answer<'listOfficeTransactionProofs'>['data'][number];

/** The proofs of payment that wait, each with its file beside what the family says. */
export function TransactionProofsPage() {
  const texts = useTexts('office-transaction-proofs');
  const found = useCall('listOfficeTransactionProofs', {});
  const { data } = found;
  return (
    <Page back title={texts.title}>
      {data === undefined ? (
        <WaitingFor found={found} />
      ) : (
        <Stack maw={720} px={20} pb={40} gap="md">
          <Text c="dimmed">{texts.opening}</Text>
          {data.count > data.data.length ? (
            <Text size="sm">{texts.shown(data.data.length, data.count)}</Text>
          ) : null}
          {data.count === 0 ? (
            <Text>{texts.none}</Text>
          ) : (
            <Stack component="ul" gap="sm" p={0} m={0}>
              {data.data.map((proof) => (
                <OneProof key={proof.cuid} proof={proof} />
              ))}
            </Stack>
          )}
        </Stack>
      )}
    </Page>
  );
}

function OneProof({ proof }: { proof: Proof }) {
  const texts = useTexts('office-transaction-proofs');
  const formats = useFormats();
  const may = useMay();
  const { customer, amount, paid_on, created_at, reference, owed_amount } = proof;
  return (
    <Paper component="li" withBorder p="md" style={{ listStyle: 'none' }}>
      <Group align="flex-start" gap="md" wrap="nowrap">
        <FileOfProof proof={proof} />
        <Stack gap={6} flex={1}>
          <Group justify="space-between" wrap="nowrap" align="baseline">
            <Anchor component={LinkAndBack} to={`/customers/${customer.cuid}`} fw={600}>
              {customer.name}
            </Anchor>
            <Text fw={600} className="office-number office-nowrap">
              {formats.price(amount)}
            </Text>
          </Group>
          <Text size="sm">
            {texts.facts(formats.plainDay(paid_on), formats.moment(created_at))}
          </Text>
          <Text size="sm" c="dimmed">
            {reference === null ? texts.of_all : texts.of(formatStructuredCommunication(reference))}
            {owed_amount === null ? '' : ` · ${texts.owed(formats.price(owed_amount))}`}
          </Text>
          {may('customer-transaction-proofs.update') ? (
            <Group gap="sm">
              {may('payments.create') ? <AcceptProof proof={proof} /> : null}
              <RefuseProof proof={proof} />
            </Group>
          ) : null}
        </Stack>
      </Group>
    </Paper>
  );
}

/** The picture of a proof, which opens large, or a link that downloads its PDF. */
function FileOfProof({ proof }: { proof: Proof }) {
  const texts = useTexts('office-transaction-proofs');
  const address = `/api/back-office/transaction-proofs/${proof.cuid}/file`;
  if (!proof.is_picture)
    return (
      <Anchor href={address} download w={96} size="sm">
        {texts.open_pdf}
      </Anchor>
    );
  return (
    <Anchor href={address} target="_blank" rel="noopener" aria-label={texts.open_picture}>
      <Image src={address} alt={texts.picture(proof.name)} w={96} h={96} fit="cover" radius="sm" />
    </Anchor>
  );
}
