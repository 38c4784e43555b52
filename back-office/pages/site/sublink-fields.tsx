import { Button, Paper, Stack } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactNode } from 'react';
import { NO_TEXT } from '../../fields/bilingual-field.tsx';
import { Icon } from '../../shell/icons.tsx';
import { usePickText } from '../../texts/use-pick-text.ts';
import { ItemTools } from '../activities/item-tools.tsx';
import { LinkFields } from './link-fields.tsx';
import { LinkGrip } from './link-grip.tsx';
import { useMovedFocus } from './use-moved-focus.ts';
import type { Site } from './use-site-form.ts';

type Branch = Site['menu'][number]['children'][number];
/** A link below another one; those of the last level have none below. */
type Sublink = Omit<Branch, 'children'> & { children?: Branch['children'] };

const MOST_LINKS = 20;

interface Props<Link extends Sublink> {
  /** The name of the link above. */
  readonly parent: string;
  readonly links: readonly Link[];
  readonly errors: Readonly<Record<string, ReactNode>>;
  readonly path: string;
  /** The values of a new link. */
  readonly empty: Link;
  /** The name by which the focus is found; each level has its own. */
  readonly level: 'below' | 'lowest';
  readonly onChange: (links: Link[]) => void;
  /** Draws the content below a link. */
  readonly renderBelow?: (
    link: Link,
    at: { readonly path: string; readonly change: (link: Partial<Link>) => void },
  ) => ReactNode;
}

/** The links below a link of the menu, with those below each of them. */
export function SublinkFields(
  props: Omit<Props<Branch>, 'empty' | 'level' | 'renderBelow'>,
): ReactNode {
  const pick = usePickText();
  return (
    <LinksBelow
      {...props}
      level="below"
      empty={{ name: NO_TEXT, href: '', children: [] }}
      renderBelow={(link, { path, change }) => (
        <LinksBelow
          parent={pick(link.name)}
          links={link.children}
          errors={props.errors}
          path={`${path}.children`}
          level="lowest"
          empty={{ name: NO_TEXT, href: '' }}
          onChange={(children) => change({ children })}
        />
      )}
    />
  );
}

/**
 * The links of one level in their order. The focus stays on a link that is moved; a new one takes
 * it.
 */
function LinksBelow<Link extends Sublink>(props: Props<Link>) {
  const texts = useTexts('office-site');
  const { links, errors, path, empty, level, onChange, renderBelow } = props;
  const pick = usePickText();
  const parent = props.parent || texts.unnamed_link;
  const focus = useMovedFocus(level);
  const move = (from: number, to: number) => {
    const moved_link = links[from];
    if (moved_link === undefined) return;
    focus.moved(from, to);
    onChange(links.toSpliced(from, 1).toSpliced(to, 0, moved_link));
  };
  const change = (index: number, link: Partial<Link>) =>
    onChange(links.map((one, at) => (at === index ? { ...one, ...link } : one)));
  const add = () => {
    focus.added(links.length);
    onChange([...links, empty]);
  };
  return (
    <Stack ref={focus.list} gap="xs" role="group" aria-label={texts.sublinks(parent)}>
      {links.map((link, index) => (
        <Paper
          key={`${index}`}
          withBorder
          p="sm"
          ml="md"
          data-entry={level}
          data-path={numbersIn(`${path}.${index}`)}
        >
          <Stack gap="xs">
            <div data-tools className="office-sublink-tools">
              <LinkGrip name={pick(link.name) || texts.unnamed_link} />
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
              onChange={({ name, href }) => onChange(links.with(index, { ...link, name, href }))}
            />
            {renderBelow?.(link, {
              path: `${path}.${index}`,
              change: (new_link) => change(index, new_link),
            })}
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

/** Returns the numbers in the path of a field, which are the place of its link. */
function numbersIn(path: string): string {
  return (path.match(/\d+/g) ?? []).join('.');
}
