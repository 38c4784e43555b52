import { Button, Paper, Stack, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactNode } from 'react';
import { NO_TEXT } from '../../fields/bilingual-field.tsx';
import { Icon } from '../../shell/icons.tsx';
import { usePickText } from '../../texts/use-pick-text.ts';
import { ItemTools } from '../activities/item-tools.tsx';
import { LinkFields } from './link-fields.tsx';
import { useMovedFocus } from './use-moved-focus.ts';
import type { Site } from './use-site-form.ts';

type Sublink = Site['menu'][number]['children'][number];

const MOST_LINKS = 20;

/** The links below a link of the menu, in their order. Where the focus was, it stays when one is moved; a new one gets it. */
export function SublinkFields(props: {
  /** What the link above is called. */
  parent: string;
  links: readonly Sublink[];
  errors: Readonly<Record<string, ReactNode>>;
  path: string;
  onChange: (links: Sublink[]) => void;
}) {
  const texts = useTexts('office-site');
  const pick = usePickText();
  const { links, errors, path, onChange } = props;
  const parent = props.parent || texts.unnamed_link;
  const focus = useMovedFocus('below');
  const move = (from: number, to: number) => {
    const moved = links[from];
    if (moved === undefined) return;
    focus.moved(from, to);
    onChange(links.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  const change = (index: number, link: Partial<Sublink>) =>
    onChange(links.map((one, at) => (at === index ? { ...one, ...link } : one)));
  const add = () => {
    focus.added(links.length);
    onChange([...links, { name: NO_TEXT, href: '', children: [] }]);
  };
  return (
    <Stack ref={focus.list} gap="xs" role="group" aria-label={texts.sublinks(parent)}>
      {links.map((link, index) => (
        <Paper key={`${index}`} withBorder p="sm" ml="md" data-entry="below">
          <Stack gap="xs">
            <div data-tools>
              <ItemTools
                index={index}
                count={links.length}
                onMove={(to) => move(index, to)}
                onRemove={() => onChange(links.toSpliced(index, 1))}
              />
            </div>
            <LinkFields
              link={link}
              errors={errors}
              path={`${path}.${index}`}
              onChange={(changed) => change(index, changed)}
            />
            {link.children.length === 0 ? null : (
              <Text size="sm" c="dimmed">
                {texts.below(link.children.map(({ name }) => pick(name)).join(', '))}
              </Text>
            )}
          </Stack>
        </Paper>
      ))}
      <Button
        variant="subtle"
        size="compact-sm"
        style={{ alignSelf: 'start' }}
        leftSection={<Icon name="plus" size={15} />}
        aria-label={texts.add_sublink_of(parent)}
        disabled={links.length >= MOST_LINKS}
        onClick={add}
      >
        {texts.add_sublink}
      </Button>
    </Stack>
  );
}
