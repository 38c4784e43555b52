import { Button, Group, Paper, Stack, Switch, Text, VisuallyHidden } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { NO_TEXT } from '../../fields/bilingual-field.tsx';
import { Icon } from '../../shell/icons.tsx';
import { usePickText } from '../../texts/use-pick-text.ts';
import { ItemTools } from '../activities/item-tools.tsx';
import { SiteButtons } from './site-buttons.tsx';
import { LinkFields } from './link-fields.tsx';
import { LinkGrip } from './link-grip.tsx';
import { SublinkFields } from './sublink-fields.tsx';
import { useMovedFocus } from './use-moved-focus.ts';
import { useOutlineMoves } from './use-outline-moves.ts';
import { type Site, useSiteForm } from './use-site-form.ts';

/**
 * The form of the links in the header, in their order; a link to an offer that is not on sale can
 * be hidden and stays here.
 */
export function MenuForm({ site }: { site: Site }) {
  const texts = useTexts('office-site');
  const pick = usePickText();
  const { form, saving, may, buttons } = useSiteForm<{ menu: Site['menu'] }>(site, {
    values: { menu: site.menu },
    request: ({ menu }) => ({ menu }),
  });
  const { menu } = form.values;
  const focus = useMovedFocus('menu');
  const moves = useOutlineMoves(menu, { onChange: (moved) => form.setFieldValue('menu', moved) });
  return (
    <ActionForm saving={saving}>
      <fieldset disabled={!may} className="office-fields">
        <Stack gap="sm" ref={focus.list} {...moves.list}>
          <VisuallyHidden component="p" role="status">
            {moves.said}
          </VisuallyHidden>
          <Text size="sm" c="dimmed">
            {texts.menu_help}
          </Text>
          {menu.map((item, index) => (
            <Paper key={`${index}`} withBorder p="sm" data-entry="menu" data-path={index}>
              <Stack gap="xs">
                <Group>
                  <LinkGrip name={pick(item.name) || texts.unnamed_link} />
                  <Switch
                    label={texts.shown}
                    aria-label={`${texts.shown} : ${pick(item.name)}`}
                    checked={!item.hidden}
                    onChange={({ currentTarget }) =>
                      form.setFieldValue(`menu.${index}.hidden`, !currentTarget.checked)
                    }
                  />
                  <div data-tools className="office-link-tools">
                    <ItemTools
                      index={index}
                      count={menu.length}
                      onMove={(to) => {
                        focus.moved(index, to);
                        form.reorderListItem('menu', { from: index, to });
                      }}
                      onRemove={() => form.removeListItem('menu', index)}
                    />
                  </div>
                </Group>
                <LinkFields
                  link={item}
                  errors={form.errors}
                  path={`menu.${index}`}
                  onChange={(link) => form.replaceListItem('menu', index, { ...item, ...link })}
                />
                <SublinkFields
                  parent={pick(item.name)}
                  links={item.children}
                  errors={form.errors}
                  path={`menu.${index}.children`}
                  onChange={(children) => form.setFieldValue(`menu.${index}.children`, children)}
                />
              </Stack>
            </Paper>
          ))}
          <Button
            variant="default"
            style={{ alignSelf: 'start' }}
            leftSection={<Icon name="plus" size={15} />}
            disabled={menu.length >= 8}
            onClick={() => {
              focus.added(menu.length);
              form.insertListItem('menu', { name: NO_TEXT, href: '', hidden: false, children: [] });
            }}
          >
            {texts.add_link}
          </Button>
          <SiteButtons {...buttons} />
        </Stack>
      </fieldset>
    </ActionForm>
  );
}
