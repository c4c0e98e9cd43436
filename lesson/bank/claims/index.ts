import godAndCreation from './god-and-creation.json' with { type: 'json' }
import sinAndSalvation from './sin-and-salvation.json' with { type: 'json' }
import prayerSufferingAndSeasons from './prayer-suffering-and-seasons.json' with { type: 'json' }
import lovingOthers from './loving-others.json' with { type: 'json' }
import followingAndChurch from './following-and-church.json' with { type: 'json' }
import everydayLife from './everyday-life.json' with { type: 'json' }

/** Every file of claims, by area of doctrine. */
export const claimFiles = [godAndCreation, sinAndSalvation, prayerSufferingAndSeasons, lovingOthers, followingAndChurch, everydayLife]
