// Which of the reading's topics a labeller's own words speak of. The labels are prose, so this is a reader's rule and no part of the reading.
export const goldTopics: Record<string, RegExp> = {
  'help for a child in danger':
    /safe adult|tell(?:s|ing)? (?:an|a safe|somebody|someone)|crisis|\b988\b|safeguard|in danger|hotline|person to speak|medic|suicid|self-?harm|\babus|going back|overdose|hurt(?:s|ing)? (?:you|him|her|them|those)/i,
  'killing of children':
    /massacre of|killing of (?:the )?(?:child|bab|infant|innocent)|children (?:taken|killed|buried|murder)|harm or abuse of a child|child(?:ren)?'s deaths?|death of (?:a |the |his |her )?(?:child|son|sons|baby|infant)/i,
  'abuse and violence at home':
    /\babus|going back|not renewed trust|violen(?:t|ce) (?:at|in) (?:the )?home|domestic|anger in the home|fathers? who|hurt(?:s|ing)? (?:him|her|them|you|those)|return to harm|absent, drunk or violent|grooming|a child in danger|safe adult/i,
  'abuse by clergy or leaders': /clergy|(?:leader|priest|pastor|elder|minister)s? who (?:abus|harm)|abused trust|spiritual abuse|predator/i,
  suicide:
    /suicid|kill himself|asks? to die|end (?:his|her|their|my) life|took (?:his|her) (?:own )?life|wants? to die|not wanting to be here/i,
  'self-harm': /self-?harm/i,
  'eating disorders': /eating disorder|anorex|bulimi|starv/i,
  'body and looks': /\bbody (?:image|shame)|\bbodies\b(?! left)|\blooks\b|\bweight\b|naked|ugly|appearance/i,
  'miscarriage, infertility, loss of a baby':
    /infertil|miscarr|childless|barren|abortion|stillb|baby loss|loss of a (?:baby|child|pregnancy)|pregnan/i,
  'divorce and families that broke':
    /divorc|marriage|separat|split|estrange|absent|broken famil|left the family|custody|affair|adopt|foster/i,
  addiction: /addict|gambl|drunk|drink|alcohol|drug|overdose|recovery|sober/i,
  'death and grief': /death|\bdie[sd]?\b|dead|bereav|grief|griev|dying|widow|funeral|buri|mourn|loss of/i,
  'violence and cruelty in the story':
    /beating|violen|blood|crucifi|sword|cruel|execut|kill|murder|tortur|ston(?:ing|ed)|massacre|slaughter|genocide|arrest of Jesus|sacrific/i,
  'shooting and crime': /theft|steal|stole|prison|jail|crime|killer|gang|shoot|stabb|police|robb|thie(?:f|ves)|gun\b/i,
  'war, disaster and flight':
    /\bwar\b|troubles|conflict|refugee|bomb|soldier|veteran|flood|\bfire\b|hurricane|disaster|exile|flight|famine|invasion|drought|captive/i,
  'immigration and fear of deportation': /migra|border|deport|undocumented|papers|visa|asylum|home office/i,
  'racism and slavery':
    /rac(?:e\b|ial|ist|ism)|ethnic|antisem|slave|segregat|lynch|coloni|boarding school|insults about people|native|origin|stereotype/i,
  'illness and disability':
    /illness|disab|disease|\bsick|lepro|organ|dementia|hospital|cancer|diagnos|alzheimer|stroke|\bhiv|heal(?:ing|ed)\b|cure|autis|wheelchair|seizure|epilep|stutter|paraly|blind|deaf|lame\b/i,
  'mental distress':
    /mental|depress|anxi|sleepless|inner voice|panic|despair|lonel|burn-?out|trauma|breakdown|dark thought|scrup|medicat|voices|overwhelm/i,
  'bullying and shame': /shame|shaming|bull(?:y|ied)|guilt|humiliat|screenshot|group chat|gossip|cyber|laughed at|mock|cruelty|online/i,
  'money trouble and poverty':
    /debt|povert|money|job loss|lost (?:his|her|their) job|unemploy|poor\b|homeless|hungr|wealth|prosperity|eviction|repossess|wage|rent\b|tith|offering|\bgiving\b/i,
  politics: /politic|election|partisan|\bvote|voting|government|strike/i,
  'evil spirits and judgment': /satan|demon|evil spirit|devil|witch|curse|hell\b|occult|judg(?:e)?ment/i,
  'church hurt and doubt':
    /church hurt|church split|loss of faith|lost faith|doubt|stay away|unanswered|silence of god|god'?s silence|anger at god|forsak|abandon|church clos|left the church/i,
  sex: /\bsex|adulter|prostitut|lust|\bgay\b|gender|nude|seduc|harem|consent|trafficking/i,
  'adoption and foster care': /adopt|foster|orphan/i,
  'a parent in prison':
    /(?:parent|father|mother|dad|mom)s? (?:is |are |who is |who are )?(?:in|behind) (?:prison|jail|bars)|prisoners.{0,12}(?:child|famil)/i,
  'a family in which not all believe or come':
    /unbeliev\w+ (?:husband|wife|spouse|parent|famil|home)|(?:not|do not|does not|don.t|doesn.t) all believe|come alone|mixed (?:faith|marriage)|another faith/i,
  'pictures and strangers online':
    /(?:video|picture|photo|nude)s?[^;.]{0,40}(?:sent|shared|passed|without leave)|ask(?:s|ed)? \w* ?for a picture|sexting|sextort|online groom|seen on a phone/i,
  'drugs and overdose': /overdose|narcan|naloxone|\bdrugs?\b(?! store)|opioid|heroin|pain (?:pills|tablets)|pills\b/i,
  dementia: /dementia|alzheimer|loss of memory/i,
  'somebody here who died':
    /funerals?\b|bereave|buried|griev|widow|(?:death|dead) of (?:a |the |his |her )?(?:\w+ )?(?:parent|father|mother|wife|husband|spouse|friend|brother|sister|nephew|uncle|member|son|daughter|boy|girl|sixteen)|died|parent's death|this year's dead|named (?:victim|dead)/i,
  'a parent detained or deported': /deport|detention|detained|papers|home office/i,
  'death of a child or teenager':
    /death of (?:a |an |the |his |her |their )?(?:\w+ )?(?:child|boy|girl|son|daughter|teen\w*|student|young person)|(?:sixteen|seventeen)-year-old|(?:boy|girl|child|student|teenager)[^;.]{0,30}(?:shot dead|killed|drowned)|young men/i,
  'an accident': /accident|\bcrash|drowned|trapped|(?:paralysed|hurt|killed) by a fall|falls? from a|slurry deaths|mine disaster/i,
  'a quarrel in the church': /quarrel|dispute|church split|\bvote\b|not (?:speaking|speak)\b|may be closed/i,
}
