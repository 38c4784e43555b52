import { Button, Checkbox, Radio, SegmentedControl, Stack, Text } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { Section } from '../../panels/facts.tsx';
import { BadgesForm } from '../badges/badges-form.tsx';
import type { BadgesOf } from '../badges/badges-of.ts';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { Icon } from '../../shell/icons.tsx';
import { SHEETS_BY } from './day-sheets.ts';
import type { OnPaper } from './print-day.tsx';

const USUAL: OnPaper = { by: 'GROUP', own_page: true, paper: 'portrait' };

/**
 * The dialog that prints a day, in sheets by group or by location. The last choice is remembered on
 * this device.
 */
export function PaperDialog(props: { onPrint: (wish: OnPaper) => void; of: BadgesOf }) {
  const { onPrint, of } = props;
  const texts = useTexts('office-rosters');
  const badges = useTexts('badges');
  const may = useMay();
  return (
    <FormDialog
      title={texts.paper.title}
      renderButton={(open) => (
        <Button variant="default" leftSection={<Icon name="print" size={15} />} onClick={open}>
          {texts.paper.open}
        </Button>
      )}
    >
      {(close) => (
        <Stack gap="lg">
          <Sheets
            onPrint={(wish) => {
              close();
              onPrint(wish);
            }}
          />
          {may('badge-lists.read') ? (
            <Section title={badges.title}>
              <BadgesForm of={of} />
            </Section>
          ) : null}
        </Stack>
      )}
    </FormDialog>
  );
}

function Sheets({ onPrint }: { onPrint: (wish: OnPaper) => void }) {
  const texts = useTexts('office-rosters').paper;
  const [wish, setWish] = useLocalStorage<OnPaper>({
    key: 'office-day-on-paper',
    defaultValue: USUAL,
    getInitialValueInEffect: false,
  });
  return (
    <Stack gap="sm">
      <Text size="sm">{texts.sheets_help}</Text>
      <Radio.Group label={texts.by} value={wish.by}>
        <Stack gap={6} mt={4}>
          {SHEETS_BY.map((by) => (
            <Radio
              key={by}
              size="sm"
              value={by}
              label={texts.by_what[by]}
              onChange={() => setWish({ ...wish, by })}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Checkbox
        size="sm"
        label={texts.own_page}
        disabled={wish.by === 'NONE'}
        checked={wish.own_page && wish.by !== 'NONE'}
        onChange={({ currentTarget }) => setWish({ ...wish, own_page: currentTarget.checked })}
      />
      <SegmentedControl
        aria-label={texts.lies}
        value={wish.paper}
        data={(['portrait', 'landscape'] as const).map((value) => ({
          value,
          label: texts.papers[value],
        }))}
        onChange={(value) =>
          setWish({ ...wish, paper: value === 'landscape' ? 'landscape' : 'portrait' })
        }
      />
      <Button onClick={() => onPrint(wish)}>{texts.print}</Button>
    </Stack>
  );
}
