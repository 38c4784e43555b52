import { Button, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { hasRoom } from '@ribambelle/domain/website/menu-outline.ts';
import { ActionForm } from '../../fields/action-form.tsx';
import { Icon } from '../../shell/icons.tsx';
import { menuOf, outlineOf } from './menu-outline-links.ts';
import { MenuRows } from './menu-rows.tsx';
import { SiteButtons } from './site-buttons.tsx';
import { useMenuActs } from './use-menu-acts.ts';
import { useMenuDrag } from './use-menu-drag.ts';
import { type Site, useSiteForm } from './use-site-form.ts';
import './menu.css';

/**
 * The form of the links in the header, as an outline of three levels; a link to an offer that is
 * not on sale can be hidden and stays here.
 */
export function MenuForm({ site }: { site: Site }) {
  const texts = useTexts('office-site');
  const { form, saving, may, buttons } = useSiteForm<{ menu: Site['menu'] }>(site, {
    values: { menu: site.menu },
    request: ({ menu }) => ({ menu }),
  });
  const links = outlineOf(form.values.menu);
  const acts = useMenuActs(links, {
    onChange: (changed) => form.setFieldValue('menu', menuOf(changed)),
  });
  const drag = useMenuDrag({ onDrop: acts.drop });
  return (
    <ActionForm saving={saving}>
      <fieldset disabled={!may} className="office-fields">
        <Stack gap="sm">
          <VisuallyHidden component="p" role="status">
            {acts.said}
          </VisuallyHidden>
          <Text size="sm" c="dimmed">
            {texts.menu_help}
          </Text>
          <div className="office-menu" ref={acts.list} onKeyDown={acts.press} {...drag.list}>
            <MenuRows
              all={links}
              links={links}
              above={[]}
              acts={acts}
              over={drag.over}
              errors={form.errors}
              disabled={!may}
            />
          </div>
          <Button
            variant="default"
            size="xs"
            style={{ alignSelf: 'start' }}
            leftSection={<Icon name="plus" size={14} />}
            disabled={!hasRoom(links, [links.length])}
            onClick={() => acts.add([])}
          >
            {texts.add_link}
          </Button>
          <SiteButtons {...buttons} />
        </Stack>
      </fieldset>
    </ActionForm>
  );
}
