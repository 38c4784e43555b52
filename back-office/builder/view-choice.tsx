import { Group, Menu, SegmentedControl, Switch } from '@mantine/core';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { isLanguage, type Language } from '@ribambelle/domain/base/languages.ts';
import { useOfferedLanguages } from '../data/session.tsx';
import { nameOfLanguage } from '../texts/language.ts';
import { type Width, WIDTHS } from './stage.tsx';

/** The way in which a page is looked at: language, several languages at once, width. */
export interface View {
  readonly language: Language;
  readonly side_by_side: boolean;
  readonly width: Width;
}

interface Props {
  readonly view: View;
  readonly onView: (view: View) => void;
}

/** The choice of width and language, in the head of the editor. */
export function ViewChoice(props: Props) {
  const { view, onView } = props;
  const texts = useTexts('office-builder');
  const { languages, widths } = useChoices(props);
  return (
    <>
      <SegmentedControl size="xs" aria-label={texts.width} {...widths} />
      {languages.data.length === 1 ? null : (
        <Group gap="xs" wrap="nowrap">
          <SegmentedControl size="xs" aria-label={texts.language} {...languages} />
          <Switch
            size="xs"
            label={texts.side_by_side}
            title={texts.side_by_side_help}
            checked={view.side_by_side}
            onChange={(event) => onView({ ...view, side_by_side: event.currentTarget.checked })}
          />
        </Group>
      )}
    </>
  );
}

/** The same choices in a menu, where the head has no room for them. */
export function ViewMenu(props: Props) {
  const { view, onView } = props;
  const texts = useTexts('office-builder');
  const { languages, widths } = useChoices(props);
  return (
    <>
      <Menu.Label>{texts.width}</Menu.Label>
      <Radios {...widths} />
      <Menu.Divider />
      {languages.data.length === 1 ? null : (
        <>
          <Menu.Label>{texts.language}</Menu.Label>
          <Radios {...languages} />
          <Menu.CheckboxItem
            checked={view.side_by_side}
            closeMenuOnClick
            onChange={(checked) => onView({ ...view, side_by_side: checked })}
          >
            {texts.side_by_side}
          </Menu.CheckboxItem>
          <Menu.Divider />
        </>
      )}
    </>
  );
}

interface Choice {
  readonly value: string;
  readonly data: { value: string; label: string }[];
  readonly onChange: (value: string) => void;
}

function Radios({ value, data, onChange }: Choice) {
  return (
    <Menu.RadioGroup value={value} onChange={onChange}>
      {data.map((choice) => (
        <Menu.RadioItem key={choice.value} value={choice.value} closeMenuOnClick>
          {choice.label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

/** Returns the choices of language and width, with the present ones. */
function useChoices({ view, onView }: Props): Readonly<Record<'languages' | 'widths', Choice>> {
  const texts = useTexts('office-builder');
  const reader = useLanguage();
  const languages = useOfferedLanguages();
  return {
    languages: {
      value: view.language,
      data: languages.map((language) => ({
        value: language,
        label: nameOfLanguage(language, reader),
      })),
      onChange: (language) => {
        if (isLanguage(language)) onView({ ...view, language });
      },
    },
    widths: {
      value: String(view.width),
      data: WIDTHS.map((width) => ({ value: String(width), label: texts.widths[width] })),
      onChange: (value) =>
        onView({ ...view, width: WIDTHS.find((each) => String(each) === value) ?? view.width }),
    },
  };
}
