import { Button, Group, Image, Stack, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { confirm } from '../../panels/confirm.tsx';
import { Section } from '../../panels/facts.tsx';

/** The QR code of a participant, and the button that replaces it when a badge was lost. */
export function AttendanceCode(props: { participant: string; code: string }) {
  const texts = useTexts('office-attendances');
  const may = useMay();
  const { participant, code } = props;
  // without its key the code cannot be read
  const isLost = code === '';
  const renew = useAction('renewOfficeAttendanceCode', {
    refreshes: ['getOfficeParticipant', 'getAttendanceRegister'],
    done: texts.code_renewed,
  });
  return (
    <Section title={texts.code}>
      <Group align="start" wrap="nowrap">
        {isLost ? null : (
          <Image
            w={120}
            h={120}
            src={`/api/back-office/participants/${participant}/attendance-qr-code?code=${code}`}
            alt={texts.code}
          />
        )}
        <Stack gap="xs">
          <Text fw={600}>{code}</Text>
          <Text size="sm" c={isLost ? 'red.8' : 'gray.7'}>
            {isLost ? texts.code_lost : texts.code_text}
          </Text>
          {may('participants.update') ? (
            <Button
              variant="default"
              loading={renew.isPending}
              onClick={() =>
                confirm({
                  title: texts.code_renew,
                  consequence: texts.code_renew_follows,
                  yes: texts.code_renew,
                  no: texts.code_keep,
                  run: () => renew.mutate({ participant }),
                })
              }
            >
              {texts.code_renew}
            </Button>
          ) : null}
        </Stack>
      </Group>
    </Section>
  );
}
