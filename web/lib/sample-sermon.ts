import type { SermonForm } from '#contract/sermons.ts'

/** A short sermon of ours, for a first try. */
export const sampleSermon: Omit<SermonForm, 'translation' | 'minutes'> = {
  title: 'Who Is My Neighbor?',
  speaker: 'Pastor Hannah Reed',
  date: '2026-05-17',
  scripture: 'Luke 10:25-37',
  theme: 'Love that stops on the road',
  content: `Good morning. A lawyer stands up to test Jesus. He asks a good question: what must I do to inherit eternal life? Jesus sends him back to the Scriptures, and the lawyer gives the right answer. Love the Lord your God with everything you have, and love your neighbor as yourself. Do this, says Jesus, and you will live.

But the lawyer wants to be let off. So he asks a second question. And who is my neighbor? It sounds like a question about other people. It is really a question about limits. How far does love have to go? Where may I stop?

Jesus answers with a road. It runs from Jerusalem down to Jericho, and everyone in that crowd knew it was dangerous. A man is robbed on it and left half dead. We are not told his name, or where he came from, or whether he deserved help. He is simply somebody on the road.

First, notice who walks past. A priest comes, and then a Levite. They are good people on their way home from God's house. They see him. That is the hard part of the story: they see him, and they cross to the other side. Love does not fail here because they are wicked. It fails because they are busy.

Second, notice who stops. A Samaritan comes along, the last person this crowd would have chosen. He sees the same man that the others saw. But he comes near. He pours oil and wine on the wounds. He puts the man on his own animal and walks beside it. He pays for the room and promises to come back. Mercy costs him his time, his comfort and his money.

Third, notice how Jesus turns the question round. The lawyer asked, who is my neighbor? Jesus asks, who became a neighbor to him? You cannot choose who is on your road. You can choose whether you stop. A neighbor is not somebody you find. A neighbor is somebody you become.

And before this story asks anything of us, it tells us something about God. We were the ones on the road. Jesus did not cross to the other side. He came near, he bound up our wounds, and he paid what we could not pay. We love because he first loved us.

So let me ask you: whom do you see every week, and walk past? Perhaps the new family who sit alone. Perhaps the boy at your son's school whom nobody invites. You do not have to rescue the whole world by Friday. Stop once. Come near. Ask a name. Carry something.

Go and do likewise, says Jesus. Not go and feel likewise. Go, and do. Amen.`,
}
