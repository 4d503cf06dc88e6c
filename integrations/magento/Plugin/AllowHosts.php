<?php
declare(strict_types=1);

namespace Till\Elements\Plugin;

use Magento\Csp\Model\Collector\CspWhitelistXmlCollector;
use Magento\Csp\Model\Policy\FetchPolicy;
use Magento\Framework\App\Request\Http;
use Till\Elements\ViewModel\Settings;

/**
 * Adds to the content security policy what the elements of a page load from other hosts: the files, where the settings
 * have an address on one, and what payment providers, maps and films need, each on the pages of its area only.
 */
class AllowHosts
{
    /**
     * The scripts, the style sheet, and the translations, which scripts fetch.
     */
    private const FILES = ['script-src', 'style-src', 'connect-src'];

    /**
     * The key of what an area needs on every page.
     */
    private const EVERY_PAGE = 'default';

    /**
     * @var Settings
     */
    private $settings;

    /**
     * @var Http
     */
    private $request;

    /**
     * @var array<string, array<string, array<string, string[]>>>
     */
    private $hosts;

    /**
     * @param Settings $settings
     * @param Http $request
     * @param array $hosts the hosts by area, page and directive, see etc/frontend/di.xml
     */
    public function __construct(Settings $settings, Http $request, array $hosts = [])
    {
        $this->settings = $settings;
        $this->request = $request;
        $this->hosts = $hosts;
    }

    /**
     * Adds the hosts to the policies.
     *
     * @param CspWhitelistXmlCollector $subject
     * @param array $policies
     * @return array
     */
    public function afterCollect(CspWhitelistXmlCollector $subject, array $policies): array
    {
        $source = $this->settings->getPolicySource();
        if ($source !== '') {
            foreach (self::FILES as $directive) {
                $policies[] = new FetchPolicy($directive, false, [$source]);
            }
        }
        foreach ($this->hosts as $area => $pages) {
            if (!$this->settings->isReplaced($area)) {
                continue;
            }
            foreach (array_unique([self::EVERY_PAGE, $this->request->getFullActionName()]) as $page) {
                foreach ($pages[$page] ?? [] as $directive => $hosts) {
                    $policies[] = new FetchPolicy($directive, false, array_values($hosts));
                }
            }
        }

        return $policies;
    }
}
