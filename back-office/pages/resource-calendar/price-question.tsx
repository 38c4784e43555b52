import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatDuration } from '@ribambelle/texts/formats/format-duration.ts';
import { useFormats } from '../../formats/formats.ts';
import type { useMove } from './use-move.ts';

/** Asks what a booking costs whose length has another price now. */
export function PriceQuestion({ move }: { move: ReturnType<typeof useMove> }) {
  const texts = useTexts('office-resource-calendar');
  const office = useTexts('office');
  const language = useLanguage();
  const formats = useFormats();
  const { toPrice } = move;
  if (toPrice === null) return null;
  const amount = formats.price(toPrice.amount);
  return (
    <Modal
      opened
      onClose={move.leave}
      title={texts.price_title}
      closeButtonProps={{ 'aria-label': office.close }}
    >
      <Stack>
        <Text>{texts.price_question(formatDuration(toPrice.seconds, language), amount)}</Text>
        <Text size="sm">{texts.no_mail}</Text>
        <Group justify="end">
          <Button variant="default" onClick={move.leave}>
            {office.cancel}
          </Button>
          <Button variant="default" onClick={move.keep}>
            {texts.price_keep}
          </Button>
          <Button onClick={move.reprice}>{texts.price_new(amount)}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
