import { Button, Modal, Radio, Stack, Text } from '@mantine/core';
import { DialogFoot } from '../../panels/dialog-foot.tsx';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatDuration } from '@ribambelle/texts/formats/format-duration.ts';
import { useState } from 'react';
import { useFormats } from '../../formats/formats.ts';
import { FootStrip } from '../../shell/foot-strip.tsx';
import { TellFamily } from '../../panels/tell-family.tsx';
import type { MoveToAnswer, useMove } from './use-move.ts';

/**
 * The question before a booking is moved: its new place, its price when the length has another one
 * now, and the choice to write to the family.
 */
export function MoveQuestion({ move }: { move: ReturnType<typeof useMove> }) {
  const texts = useTexts('office-resource-calendar');
  const office = useTexts('office');
  const { question } = move;
  return (
    <Modal
      opened={question !== null}
      onClose={move.leave}
      title={texts.move_title}
      closeButtonProps={{ 'aria-label': office.close }}
    >
      {question === null ? null : <Question {...move} question={question} />}
      <FootStrip in_dialog />
    </Modal>
  );
}

function Question(
  props: { question: MoveToAnswer } & Pick<ReturnType<typeof useMove>, 'leave' | 'confirm'>,
) {
  const { question, leave, confirm } = props;
  const { move, price } = question;
  const texts = useTexts('office-resource-calendar');
  const office = useTexts('office');
  const formats = useFormats();
  const [tell, setTell] = useState(true);
  const [reprice, setReprice] = useState(false);
  const when = ({ start_at, end_at }: { start_at: string; end_at: string }) =>
    `${formats.moment(start_at)} – ${formats.time(end_at)}`;
  return (
    <Stack>
      <Text>
        {texts.move_to(
          question.customer,
          `${question.from}, ${when(move.was)}`,
          `${question.to}, ${when(move)}`,
        )}
      </Text>
      {price === null ? null : (
        <PriceChoice price={price} reprice={reprice} setReprice={setReprice} />
      )}
      <TellFamily
        of={{ booking: move.booking, move: { ...move, reprice } }}
        tell={tell}
        onTell={setTell}
      />
      <DialogFoot>
        <Button variant="default" onClick={leave}>
          {office.cancel}
        </Button>
        <Button data-autofocus onClick={() => confirm({ tell, reprice })}>
          {texts.move}
        </Button>
      </DialogFoot>
    </Stack>
  );
}

/** The choice of the price of a booking when its length has another price now. */
function PriceChoice(props: {
  price: NonNullable<MoveToAnswer['price']>;
  reprice: boolean;
  setReprice: (reprice: boolean) => void;
}) {
  const { price, reprice, setReprice } = props;
  const texts = useTexts('office-resource-calendar');
  const language = useLanguage();
  const formats = useFormats();
  const amount = formats.price(price.amount);
  return (
    <Radio.Group
      label={texts.price_title}
      description={texts.price_question(formatDuration(price.seconds, language), amount)}
      value={reprice ? 'NEW' : 'KEPT'}
      onChange={(value) => setReprice(value === 'NEW')}
    >
      <Stack gap={6} mt={6}>
        <Radio value="KEPT" label={texts.price_keep} />
        <Radio value="NEW" label={texts.price_new(amount)} />
      </Stack>
    </Radio.Group>
  );
}
