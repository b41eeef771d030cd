// Bars whose items programs set, drags and swipes, and members of views that programs override.
import UIKit

final class SettingsPage: UIViewController {
    let box = SwipeBox()
    let bar = UINavigationBar()
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let heading = UILabel()
        heading.text = "All settings"
        navigationItem.titleView = heading
        navigationItem.largeTitleDisplayMode = .never
        navigationController?.navigationBar.topItem?.backButtonTitle = ""
        navigationController?.interactivePopGestureRecognizer?.isEnabled = false
        let item = UINavigationItem(title: "Inner bar")
        item.leftBarButtonItem = UIBarButtonItem(
            image: nil, landscapeImagePhone: nil, style: .plain, target: nil, action: nil)
        item.leftBarButtonItem?.title = "Close"
        item.leftBarButtonItem?.primaryAction = UIAction { [weak self] _ in self?.log.append("close") }
        bar.pushItem(item, animated: false)
        bar.frame.origin.y = view.window?.windowScene?.statusBarManager?.statusBarFrame.height ?? 0
        view.addSubview(bar)
        view.addSubview(box)
        box.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.75).isActive = true
        box.topAnchor.constraint(equalToSystemSpacingBelow: bar.bottomAnchor, multiplier: 1).isActive = true
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    override var shouldAutorotate: Bool { false }
}

final class SwipeBox: UIView, UIGestureRecognizerDelegate {
    private(set) var log: [String] = []
    let pan = UIPanGestureRecognizer()
    let swipe = UISwipeGestureRecognizer()
    private let label = UILabel()
    var allowsDrags = true

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "Box"
        addSubview(label)
        pan.addTarget(self, action: Selector("panned", SwipeBox.panned))
        swipe.addTarget(self, action: Selector("swiped", SwipeBox.swiped))
        swipe.direction = [.left, .right]
        pan.delegate = self
        pan.require(toFail: swipe)
        addGestureRecognizer(pan)
        addGestureRecognizer(swipe)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func panned(_ gesture: UIPanGestureRecognizer) {
        log.append("\(gesture.state) \(Int(gesture.translation(in: self).x))")
        if gesture.state == .changed { gesture.setTranslation(.zero, in: self) }
    }

    func swiped(_ gesture: UISwipeGestureRecognizer) { log.append("swipe") }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        allowsDrags && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        log.append("tint")
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
}

final class TabsPage: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let first = UIViewController()
        first.tabBarItem = UITabBarItem(title: "Notes", image: UIImage(systemName: "note"), tag: 0)
        let second = UIViewController()
        second.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
        viewControllers = [first, second]
        tabBar.tintColor = .label
        tabBar.barTintColor = .systemGray6
    }

    private(set) var chosen: [Int] = []

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { chosen.append(item.tag) }
}
