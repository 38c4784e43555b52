import { HABITS, type Language } from '@ribambelle/domain/base/languages.ts';
import { Avatar, Menu, Text, UnstyledButton } from '@mantine/core';
import { useNavigate } from 'react-router';
import { answers, call } from '../data/client.ts';
import { dropDraftsOfWindow } from '../data/drafts.ts';
import { useSession } from '../data/session.tsx';
import { leaveOpen } from '../panels/unsaved.ts';
import { otherLanguages } from '../texts/language.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useLanguageChoice } from '../texts/language-choice.ts';
import { Icon } from './icons.tsx';

/** The menu of the user: name, account, language, public site and sign-out. */
export function AccountMenu() {
  const texts = useTexts('office');
  const navigate = useNavigate();
  const { language, choose } = useLanguageChoice();
  const { collaborator } = useSession();
  const switchLanguage = async (other: Language) => {
    await call('updateOwnLanguage', { language: other }).catch(() => null);
    choose(other);
  };
  return (
    <Menu position="top-start" width={200} withinPortal>
      <Menu.Target>
        <UnstyledButton className="office-account">
          <Avatar size={28} radius="xl" color="petrol" variant="light">
            {collaborator.firstname.slice(0, 1)}
            {collaborator.lastname.slice(0, 1)}
          </Avatar>
          <div className="name">
            <Text size="sm" fw={600} truncate>
              {collaborator.firstname} {collaborator.lastname}
            </Text>
            <Text size="xs" c="gray.7" truncate>
              {collaborator.email}
            </Text>
          </div>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<Icon name="key" size={16} />}
          onClick={() => void navigate('/account')}
        >
          {texts.account}
        </Menu.Item>
        {otherLanguages(language).map((other) => (
          <Menu.Item key={other} onClick={() => void switchLanguage(other)} lang={other}>
            {HABITS[other].name}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          leftSection={<Icon name="leave" size={16} />}
          onClick={() => leaveOpen(() => void signOut())}
        >
          {texts.sign_out}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Ends the session; none of its data stays in memory. */
async function signOut(): Promise<void> {
  await call('signOutCollaborator', {}).catch(() => null);
  dropDraftsOfWindow();
  await answers.forget('getOfficeSession');
}
