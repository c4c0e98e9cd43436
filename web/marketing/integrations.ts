/** What works together with Storyfold today, by files and links, each with its guide; and what is still to come. */
export type Integration = { id: string; name: string; text: string; steps?: string[] }
export const integrations: Integration[] = [
  {
    id: 'planning-center',
    name: 'Planning Center',
    text: 'Put Sunday’s lessons where your team plans the service.',
    steps: [
      'Open the sermon’s books and choose “Take it with you”, then “Sunday pack”.',
      'In Planning Center open the plan for that Sunday and add the ZIP, or the files in it, as attachments.',
      'Give each team its own folder: the files are named by age group, so every volunteer finds the right one.',
    ],
  },
  {
    id: 'church-community-builder',
    name: 'Church Community Builder',
    text: 'Send each group its leader’s sheet.',
    steps: [
      'Download the leader’s sheet for the age group as a PDF.',
      'Open the group in Church Community Builder and add the PDF to its files.',
      'Write to the group’s leaders from there; the sheet has the minutes, what to say, do and ask, supplies and safety notes.',
    ],
  },
  {
    id: 'mailchimp',
    name: 'Mailchimp',
    text: 'Tell families what their children learned.',
    steps: [
      'Share the lesson to the community, see what becomes public, and copy its link.',
      'In Mailchimp add a button to your campaign and paste the link.',
      'Or choose “Copy” on a book and paste the text of the weekly challenge into the email.',
    ],
  },
  {
    id: 'wordpress',
    name: 'WordPress',
    text: 'A page for the lesson on your church’s website.',
    steps: [
      'Download the book as a Word file.',
      'In the WordPress editor start a page and paste the text; headings and lists are kept.',
      'Or paste the link to a shared lesson on a line of its own: it shows its title and its picture.',
    ],
  },
  {
    id: 'slack',
    name: 'Slack',
    text: 'The lesson in your volunteers’ channel.',
    steps: [
      'Share the lesson to the community and copy its link.',
      'Paste it in your channel: Slack shows the title, the passage and a picture.',
      'Add the leader’s sheet below it, so it can be opened without a login on Sunday.',
    ],
  },
  { id: 'propresenter', name: 'ProPresenter', text: 'Slides of the teens’ and children’s lessons straight into your presentation.' },
  { id: 'google-workspace', name: 'Google Workspace', text: 'Books as documents in your church’s Drive.' },
  { id: 'zapier', name: 'Zapier', text: 'Something happens here, and something starts there.' },
]
