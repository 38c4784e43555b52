import { Stack, Switch } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { OutlinePath } from '@ribambelle/domain/website/menu-outline.ts';
import type { ReactNode } from 'react';
import { Icon } from '../../shell/icons.tsx';
import { usePickText } from '../../texts/use-pick-text.ts';
import { LinkFields } from './link-fields.tsx';
import type { MenuLink } from './menu-outline-links.ts';
import { MenuRowActs } from './menu-row-acts.tsx';
import { isSame, type MenuActs } from './use-menu-acts.ts';
import type { DraggedOver } from './use-menu-drag.ts';

/** The beginnings of the paths of a link's own fields. */
const OWN = ['.name', '.href'];

interface Props {
  /** The whole menu. */
  readonly all: readonly MenuLink[];
  /** The links of one level. */
  readonly links: readonly MenuLink[];
  /** The place of the link above them. */
  readonly above: OutlinePath;
  readonly acts: MenuActs;
  readonly over: DraggedOver | null;
  readonly errors: Readonly<Record<string, ReactNode>>;
  readonly disabled: boolean;
}

/** The links of one level of a menu and those below them: rows that show their fields. */
export function MenuRows(props: Props): ReactNode {
  const { links, above } = props;
  if (links.length === 0) return null;
  return (
    <ul>
      {links.map((link, index) => (
        <Row key={`${index}`} {...props} link={link} path={[...above, index]} />
      ))}
    </ul>
  );
}

function Row(props: Props & { readonly link: MenuLink; readonly path: OutlinePath }) {
  const { link, path, acts, over, errors, disabled } = props;
  const texts = useTexts('office-site');
  const name = usePickText()(link.name) || texts.unnamed_link;
  const field = `menu.${path.join('.children.')}`;
  const isWrong = Object.keys(errors).some((at) => OWN.some((own) => at.startsWith(field + own)));
  const isOpen = isWrong || (acts.open !== null && isSame(acts.open, path));
  return (
    <li>
      <div
        className="office-menu-row"
        data-path={path.join('.')}
        data-edge={over !== null && isSame(over.path, path) ? over.edge : undefined}
        data-wrong={isWrong || undefined}
        draggable={!disabled}
      >
        <span className="office-menu-grip" aria-hidden>
          <Icon name="activities" size={14} />
        </span>
        <button
          type="button"
          className="office-menu-link"
          data-link
          data-hidden={link.hidden || undefined}
          aria-expanded={isOpen}
          onClick={() => acts.toggle(path)}
        >
          <span>{name}</span>
          <small>{link.href}</small>
        </button>
        {path.length === 1 ? (
          <Switch
            size="xs"
            aria-label={`${texts.shown} : ${name}`}
            title={texts.shown}
            checked={!link.hidden}
            onChange={({ currentTarget }) => acts.change(path, { hidden: !currentTarget.checked })}
          />
        ) : null}
        {disabled ? null : <MenuRowActs all={props.all} path={path} name={name} acts={acts} />}
      </div>
      {isOpen ? (
        <Stack gap="xs" className="office-menu-fields">
          <LinkFields
            link={link}
            errors={errors}
            path={field}
            onChange={(changed) => acts.change(path, changed)}
          />
        </Stack>
      ) : null}
      <MenuRows {...props} links={link.children} above={path} />
    </li>
  );
}
